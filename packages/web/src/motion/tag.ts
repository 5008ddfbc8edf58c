import type { ComponentPropsWithRef } from 'react';

/** The elements that zones and pieces can be: boxes that a browser can measure, move and copy. */
export type Tag = 'article' | 'button' | 'div' | 'figure' | 'li' | 'ol' | 'p' | 'section' | 'span' | 'ul';

/** The element to render, and everything else that it takes. */
export type PropsOf<T extends Tag> = { readonly as?: T } & Omit<ComponentPropsWithRef<T>, 'id'>;
