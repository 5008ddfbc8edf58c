import type { Lang } from '@starboard/kernel';
import type { CardKey } from '@starboard/siege';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import people from '../people.module.css';
import { FACE_ICONS } from '../symbols.tsx';
import theme from '../theme.module.css';
import css from './glance.module.css';
import { Backs, Card, Force, Goes, Tile, Value } from './parts.tsx';

type Scene = ComponentType<{ readonly lang: Lang }>;

const HAND: readonly CardKey[] = ['antillian/draw-1-2', 'antillian/decoy', 'antillian/marshal', 'antillian/draw-3-4'];

function Row({ children, small }: { readonly children: ReactNode; readonly small?: boolean }) {
  return (
    <span className={`${css.row} ${theme.siege} ${people.antillian}`} data-small={small}>
      {children}
    </span>
  );
}

const Count: Scene = ({ lang }) => (
  <Row>
    <span className={css.fan}>
      {HAND.map((card) => (
        <Card key={card} card={card} lang={lang} />
      ))}
    </span>
    <Goes />
    <Tile face="ambyria" aimed />
  </Row>
);

const Deploy: Scene = ({ lang }) => (
  <Row>
    <Card card="antillian/draw-1-2" lang={lang} />
    <Goes />
    <span className={css.column}>
      <Tile face="ambyria" aimed />
      <Force cards={['antillian/draw-1-2']} />
    </span>
  </Row>
);

const Acts: Scene = ({ lang }) => (
  <Row>
    <Card card="antillian/draw-1-2" lang={lang} />
    <Goes />
    <Backs species="antillian" count={2} />
  </Row>
);

const Offers: Scene = () => (
  <Row>
    <Tile face="ambyria" />
    <Goes />
    <span className={css.symbol}>
      <Icon path={FACE_ICONS.ambyria} />
    </span>
  </Row>
);

const Decoy: Scene = () => (
  <Row small>
    <Force cards={['antillian/decoy']} />
    <span className={css.sum}>4 → 3</span>
  </Row>
);

const Empty: Scene = () => (
  <Row small>
    <Backs species="antillian" count={4} />
  </Row>
);

const End: Scene = () => (
  <Row small>
    <Backs species="morkolyte" count={1} />
    <span className={css.sum}>→ 0</span>
  </Row>
);

const Conquer: Scene = () => (
  <Row small>
    <Value species="antillian" value="2" leads />
    <span className={css.sum}>:</span>
    <Value species="morkolyte" value="1" leads={false} />
  </Row>
);

const Half: Scene = () => (
  <Row small>
    <Tile face="pandemonia" />
  </Row>
);

const Win: Scene = () => (
  <Row small>
    <Value species="antillian" value="3" leads />
    <Value species="morkolyte" value="2½" leads={false} />
  </Row>
);

/** The pictures of a turn at a glance. */
export const glance: Readonly<Record<string, Scene>> = {
  'glance:count': Count,
  'glance:deploy': Deploy,
  'glance:alien': Acts,
  'glance:planet': Offers,
  'glance:decoy': Decoy,
  'glance:empty': Empty,
  'glance:end': End,
  'glance:conquer': Conquer,
  'glance:half': Half,
  'glance:win': Win,
};
