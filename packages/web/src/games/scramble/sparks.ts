import { contentOf, type Event, faceOf, type View } from '@starboard/scramble';
import { track } from '../../motion/running.ts';
import { pace, still } from '../../ui/speed.ts';
import { GEM_HUES, PILOT_HUES } from './art/hues.ts';
import { zone } from './flights.ts';
import css from './sparks.module.css';

type At = readonly [number, number];

/** How many pieces an Invader breaks into, and how long they fly, in milliseconds as designed. */
const DEBRIS = 12;
const BREAK = 620;
const TRACER = 260;
const STAGGER = 60;
const PAID = 700;

/** Draws what pieces on their way do not show: shots, debris, credits for assists, the jolt of the fleet, an alarm. */
export function sparkle(root: HTMLElement, events: readonly Event[], before: View, view: View): void {
  if (pace() === 0 || still()) return;
  const frame = root.getBoundingClientRect();
  const rectOf = (name: string) =>
    root.querySelector(`[data-zone="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? undefined;
  const middle = (name: string): At | undefined => {
    const box = rectOf(name);
    return box && [box.left - frame.left + box.width / 2, box.top - frame.top + box.height / 2];
  };
  let hits = 0;
  let cell = '';
  for (const event of events) {
    switch (event.type) {
      case 'destroy':
      case 'damage': {
        cell = zone.cell(event.row, event.column);
        const [from, to] = [middle(zone.space(view.pilots[event.seat].space)), middle(cell)];
        const { weapon } = before.turn.weapon ? before.turn : view.turn;
        if (from && to) {
          tracer(root, from, to, weapon ? GEM_HUES[weapon] : '#ffffff', hits);
          if (event.type === 'destroy') burst(root, to, hueOf(event.invader, view), hits);
        }
        hits++;
        break;
      }
      case 'assist': {
        const [from, to] = [middle(cell), middle(zone.rival(event.seat)) ?? middle(zone.victory)];
        if (from && to && event.credits > 0)
          paid(root, from, to, `+${event.credits}`, PILOT_HUES[view.pilots[event.seat].colour]);
        break;
      }
      case 'slideOff':
        if (event.event !== null && faceOf(view, event.event)?.event === 'move') jolt(root);
        else if (event.event !== null) alarm(root);
        break;
      case 'overheat':
        alarm(root);
        break;
      default:
    }
  }
}

function hueOf(invader: string, view: View): string {
  const { tokens, tokenOf } = contentOf(view.options);
  return PILOT_HUES[tokens[tokenOf.get(invader) ?? 0]?.colour ?? 'white'];
}

/** Something that is seen only while it moves. */
function spark(root: HTMLElement, className: string, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, style);
  root.append(element);
  return element;
}

function run(element: HTMLElement, way: Keyframe[], duration: number, delay: number, easing = 'ease-out'): void {
  const timing = { duration: duration * pace(), delay: delay * pace(), easing, fill: 'both' as const };
  const remove = () => element.remove();
  track(element.animate(way, timing)).finished.then(remove, remove);
}

/** A line of light from the ship to what it hits. */
function tracer(root: HTMLElement, [x0, y0]: At, [x1, y1]: At, hue: string, order: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const turn = `rotate(${Math.atan2(y1 - y0, x1 - x0)}rad)`;
  const element = spark(root, css.tracer, {
    left: `${x0}px`,
    top: `${y0}px`,
    width: `${length}px`,
    color: hue,
  });
  run(
    element,
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.55 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    TRACER,
    order * STAGGER,
  );
}

/** The pixels of an Invader fly apart. */
function burst(root: HTMLElement, [x, y]: At, hue: string, order: number): void {
  const delay = TRACER * 0.5 + order * STAGGER;
  const flash = spark(root, css.flash, { left: `${x}px`, top: `${y}px` });
  run(
    flash,
    [
      { transform: 'scale(0.2)', opacity: 1 },
      { transform: 'scale(1.3)', opacity: 0 },
    ],
    320,
    delay,
  );
  for (let i = 0; i < DEBRIS; i++) {
    const angle = (i / DEBRIS) * 2 * Math.PI + order;
    const far = 34 + ((i * 37) % 46);
    const hot = i % 4 === 0;
    const element = spark(root, css.debris, {
      left: `${x}px`,
      top: `${y}px`,
      color: hot ? '#fff1c9' : hue,
    });
    run(
      element,
      [
        { transform: 'translate(0, 0) scale(1)', opacity: 1 },
        {
          transform: `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far * 0.8 + 14}px) scale(0.4)`,
          opacity: 0,
        },
      ],
      BREAK,
      delay,
      'cubic-bezier(0.1, 0.7, 0.3, 1)',
    );
  }
}

/** Credits for an assist fly to whoever earned them. */
function paid(root: HTMLElement, [x0, y0]: At, [x1, y1]: At, text: string, hue: string): void {
  const element = spark(root, css.paid, { left: `${x0}px`, top: `${y0}px`, color: hue });
  element.textContent = text;
  const [dx, dy] = [x1 - x0, y1 - y0];
  run(
    element,
    [
      { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
      { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - 40}px)) scale(1.2)`, opacity: 1 },
      { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.9)`, opacity: 0.9 },
    ],
    PAID,
    420,
  );
}

/** The whole sky shakes in four steps. */
function jolt(root: HTMLElement): void {
  const sky = root.querySelector('[data-part="field"]');
  const step = (y: number) => ({ transform: `translateY(${y}px)` });
  if (sky) track(sky.animate([step(0), step(5), step(0), step(4), step(0), step(3), step(0)], 480 * pace()));
}

/** The cabinet turns red for a moment. */
function alarm(root: HTMLElement): void {
  const element = spark(root, css.alarm, {});
  run(element, [{ opacity: 0 }, { opacity: 0.55 }, { opacity: 0.1 }, { opacity: 0.45 }, { opacity: 0 }], 1300, 0);
}
