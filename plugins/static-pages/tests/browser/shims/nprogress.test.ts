/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import nprogress from '../../../browser/shims/nprogress';

const bars = () => document.querySelectorAll('#nprogress > .bar').length;

describe('the shim for nprogress', () => {
  it('has every function that the classic theme calls', () => {
    const file = '../../../../../node_modules/@docusaurus/theme-classic/lib/nprogress.js';
    const code = fs.readFileSync(path.join(__dirname, file), 'utf8');
    const called = [...code.matchAll(/\bnprogress\.(\w+)\(/g)].map(([, name = '']) => name);
    expect(called.sort()).toEqual(Object.keys(nprogress).sort());
  });

  it('shows one bar from start to done, regardless of repeated calls', () => {
    nprogress.configure();
    nprogress.done();
    expect(bars()).toBe(0);
    nprogress.start();
    nprogress.start();
    expect(bars()).toBe(1);
    nprogress.done();
    expect(bars()).toBe(0);
    nprogress.start();
    expect(bars()).toBe(1);
    nprogress.done();
  });
});
