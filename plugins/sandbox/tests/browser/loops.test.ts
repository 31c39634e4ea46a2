import vm from 'node:vm';
import { guardLoops } from '../../browser/compile/guardLoops';
import { GUARD } from '../../shared/types';
import { createLoopGuard } from '../../browser/frame/evaluateDemo';

function guardWithClock() {
  let time = 0;
  let endTask = () => {};
  const guard = createLoopGuard(
    (callback) => {
      endTask = callback;
    },
    () => time,
  );
  return { guard, pass: (ms: number) => (time += ms), endTask: () => endTask() };
}

test('says when loops of one task have run for longer than the limit', () => {
  const { guard, pass } = guardWithClock();
  guard();
  pass(1000);
  expect(guard()).toBe(false);
  pass(1);
  expect(guard()).toBe(true);
});

test('counts from the first turn of each task', () => {
  const { guard, pass, endTask } = guardWithClock();
  guard();
  pass(900);
  endTask();
  pass(60_000);
  expect(guard()).toBe(false);
  pass(900);
  expect(guard()).toBe(false);
});

test.each([
  ['while (a) b();', `while (${GUARD}(),a) b();`],
  ['do { b(); } while (a);', `do { b(); } while (${GUARD}(),a);`],
  ['for (;;) {}', `for (;;${GUARD}()) {}`],
  ['for (let i = 0; i < 3; i++) {}', `for (let i = 0; i < 3;${GUARD}(), i++) {}`],
  ['for (const f = (a) => { a; }; f(); ) {}', `for (const f = (a) => { a; }; f();${GUARD}() ) {}`],
])('%s calls the guard in every turn', (script, guarded) => {
  expect(guardLoops(script)).toBe(guarded);
});

test.each([
  'for (const a of b) {}',
  'for (const a in b) {}',
  'a.while(b);',
  'const a = { for: 1, while() {} };',
  'const a = "while (true) {}"; // for (;;)',
  'const a = `while (${b})`;',
])('leaves %s as it is', (script) => {
  expect(guardLoops(script)).toBe(script);
});

test('guards nested loops', () => {
  expect(guardLoops('while (a) { for (;b;) { do c(); while (d) } }')).toBe(
    `while (${GUARD}(),a) { for (;b;${GUARD}()) { do c(); while (${GUARD}(),d) } }`,
  );
});

test('ends loops that never end', () => {
  let turns = 0;
  const guard = () => {
    turns += 1;
    if (turns > 100) {
      throw new Error('Endless');
    }
  };
  const script = guardLoops('let i = 0; while (true) { try { i++; } catch {} }');
  expect(() => vm.runInNewContext(script, { [GUARD]: guard }) as unknown).toThrow('Endless');
});
