import type { Consumer } from './readConsumers';

/** Modules that share a chunk. */
export interface ModuleGroup {
  modules: readonly string[];
  /** Minified. */
  bytes: number;
  /** Positions of the consumers that load the chunk. */
  consumers: ReadonlySet<number>;
}

/**
 * What another chunk costs the page that loads it, in minified bytes, of which a third is transferred: the
 * headers of a request and its answer (about 350 bytes), compression that begins anew (about 500), and the
 * turn of another request.
 */
const CHUNK_COST = 4000;

/** How much more than it needs a page may load of packages. */
const MAX_WASTE = 0.1;

/** Modules that fewer pages need, or that are smaller together, stay with the demos of these pages. */
const MIN_CONSUMERS = 3;
const MIN_BYTES = 2000;

/** Libraries whose components are imported one by one. */
const IN_PARTS = /^@mui\/(?:base|joy|lab|material|system|utils)\//;

/**
 * Returns what is never divided: a module of a library of components, or else a package, because bundlers
 * don't agree on which of its modules are needed. Emotion's packages are one.
 */
function unitOf(module: string): string {
  const [unit = module] = IN_PARTS.test(module)
    ? [module]
    : (/^@emotion\/|^(?:@[^/]+\/)?[^/]+/.exec(module) ?? []);
  return unit;
}

const onlyIn = (all: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...all].filter((each) => !others.has(each));

interface Unit {
  modules: Set<string>;
  bytes: number;
  users: Set<number>;
}

function unitsOf(consumers: readonly Consumer[]): Unit[] {
  const units = new Map<string, Unit>();
  consumers.forEach(({ modules }, user) => {
    const bytes = new Map<string, number>();
    modules.forEach((size, module) => {
      const name = unitOf(module);
      const unit = units.get(name) ?? { modules: new Set(), bytes: 0, users: new Set() };
      unit.modules.add(module);
      unit.users.add(user);
      units.set(name, unit);
      bytes.set(name, (bytes.get(name) ?? 0) + size);
    });
    // Of a unit, consumers may need more or less.
    bytes.forEach((size, name) => {
      const unit = units.get(name);
      if (unit) {
        unit.bytes = Math.max(unit.bytes, size);
      }
    });
  });
  return [...units].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, unit]) => unit);
}

/** Returns groups of the units that exactly the same consumers need. */
function sameConsumers(consumers: readonly Consumer[]): ModuleGroup[] {
  const groups = new Map<string, ModuleGroup>();
  unitsOf(consumers).forEach(({ modules, bytes, users }) => {
    const key = [...users].join();
    const group = { modules: [...modules], bytes, consumers: users };
    const same = groups.get(key);
    groups.set(key, same ? merged(same, group) : group);
  });
  return [...groups.values()].filter(({ consumers: { size } }) => size >= MIN_CONSUMERS);
}

function merged(a: ModuleGroup, b: ModuleGroup): ModuleGroup {
  return {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    consumers: new Set([...a.consumers, ...b.consumers]),
  };
}

/**
 * Decides which modules share a chunk: from one chunk for all modules that the same consumers need, it
 * merges two chunks as long as that saves more requests than it adds bytes that a consumer doesn't need.
 *
 * @returns the groups, that which most consumers load first
 */
export function groupModules(consumers: readonly Consumer[]): ModuleGroup[] {
  const needs = consumers.map(({ modules }) =>
    [...modules.values()].reduce((sum, bytes) => sum + bytes, 0),
  );
  const waste = consumers.map(() => 0);
  const fits = (users: readonly number[], bytes: number) =>
    users.every((user) => (waste[user] ?? 0) + bytes <= (needs[user] ?? 0) * MAX_WASTE);
  const gainOf = (a: ModuleGroup, b: ModuleGroup): number => {
    const onlyA = onlyIn(a.consumers, b.consumers);
    const onlyB = onlyIn(b.consumers, a.consumers);
    const shared = a.consumers.size - onlyA.length;
    const gain = CHUNK_COST * shared - b.bytes * onlyA.length - a.bytes * onlyB.length;
    return gain > 0 && fits(onlyA, b.bytes) && fits(onlyB, a.bytes) ? gain : 0;
  };
  const groups = sameConsumers(consumers);
  for (;;) {
    let best: { gain: number; a: number; b: number } | undefined;
    groups.forEach((first, a) =>
      groups.slice(0, a).forEach((second, b) => {
        const gain = gainOf(first, second);
        if (gain > (best?.gain ?? 0)) {
          best = { gain, a, b };
        }
      }),
    );
    const [first, second] = best ? [groups[best.a], groups[best.b]] : [];
    if (!best || !first || !second) {
      return groups
        .filter(({ bytes }) => bytes >= MIN_BYTES)
        .sort((x, y) => y.consumers.size - x.consumers.size);
    }
    onlyIn(first.consumers, second.consumers).forEach((user) => {
      waste[user] = (waste[user] ?? 0) + second.bytes;
    });
    onlyIn(second.consumers, first.consumers).forEach((user) => {
      waste[user] = (waste[user] ?? 0) + first.bytes;
    });
    groups.splice(best.a, 1);
    groups.splice(best.b, 1, merged(first, second));
  }
}
