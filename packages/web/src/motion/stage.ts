/** Where pieces stood on stage before they left it for their places, by the id of the piece. */
let left: ReadonlyMap<string, DOMRect> = new Map();

/** Remembers where the pieces on a stage stand that is about to go. */
export function leaveStage(stage: HTMLElement): void {
  const pieces = [...stage.querySelectorAll<HTMLElement>('[data-piece]')];
  left = new Map(pieces.map((e) => [e.dataset.piece ?? '', e.getBoundingClientRect()]));
}

/** The boxes of the pieces that have just left the stage; they are told once. */
export function fromStage(): ReadonlyMap<string, DOMRect> {
  const boxes = left;
  left = new Map();
  return boxes;
}
