type Handler = (...args: unknown[]) => void;

/** The props of several parts for one element: handlers of one event are called in order, styles and classes are joined. */
export function merged<A extends object, B extends object>(first: A, second: B): A & B {
  const all = { ...first } as Record<string, unknown>;
  for (const [name, value] of Object.entries(second)) {
    const before = all[name];
    if (typeof before === 'function' && typeof value === 'function')
      all[name] = inOrder(before as Handler, value as Handler);
    else if (name === 'style' && before) all[name] = { ...before, ...value };
    else if (name === 'className' && before) all[name] = [before, value].filter((part) => part).join(' ');
    else if (value !== undefined) all[name] = value;
  }
  return all as A & B;
}

function inOrder(first: Handler, second: Handler): Handler {
  return (...args) => {
    first(...args);
    second(...args);
  };
}
