/** @jest-environment jsdom */
import fs from 'node:fs';
import vm from 'node:vm';
import * as React from 'react';
import { transformSync } from '@swc/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import AutocompleteHint from '../../../../../docs/material-ui/react-autocomplete/demos/AutocompleteHint';
import ComboBox from '../../../../../docs/material-ui/react-autocomplete/demos/ComboBox';
import JoyHighlights from '../../../../../docs/joy-ui/react-autocomplete/demos/Highlights';
import Highlights from '../../../../../docs/material-ui/react-autocomplete/demos/Highlights';

const PRODUCTS = ['material-ui', 'joy-ui'];

type Runner = (load: NodeJS.Require, exported: object, timer: typeof setTimeout) => void;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function type(text: string) {
  const field = screen.getByRole<HTMLInputElement>('combobox');
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  return field;
}

/** Presses Tab, and leaves the field unless the demo keeps the focus there. */
function pressTab(field: HTMLElement) {
  if (fireEvent.keyDown(field, { key: 'Tab' })) {
    act(() => field.blur());
  }
}

const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe.each([
  { product: 'Material UI', Highlights },
  { product: 'Joy UI', Highlights: JoyHighlights },
])('Highlights of $product', ({ Highlights: Demo }) => {
  it('leaves the labels of all options intact once a value is chosen', () => {
    render(<Demo />);
    const field = type('bud'); // the shortest label
    fireEvent.click(screen.getByRole('option'));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(optionTexts()).toEqual([
      'Budget draft',
      'Contract template',
      'Delivery report',
      'Travel policy',
    ]);
  });

  it('marks what users typed, whatever its case', () => {
    render(<Demo />);
    type('DRA');
    expect(screen.getByText('dra').tagName).toBe('B');
    expect(optionTexts()).toEqual(['Budget draft']);
  });

  it('marks no part of a label that matches without its accents', () => {
    render(<Demo />);
    type('dráft');
    expect(optionTexts()).toEqual(['Budget draft']);
    expect(document.querySelector('b')?.textContent ?? '').toBe('');
  });
});

describe('AutocompleteHint', () => {
  it('keeps the text that Tab accepted when Tab leaves the field', () => {
    render(<AutocompleteHint />);
    const field = type('Hi');
    pressTab(field);
    expect(field).toHaveProperty('value', 'Hill Lane');
    expect(document.activeElement).toBe(field);
    pressTab(field);
    expect(document.activeElement).not.toBe(field);
    expect(field).toHaveProperty('value', 'Hill Lane');
  });

  it('completes the chosen value again after a part of it was deleted', () => {
    render(<AutocompleteHint />);
    const field = type('Hi');
    pressTab(field);
    type('Hill');
    pressTab(field);
    expect(field).toHaveProperty('value', 'Hill Lane');
    pressTab(field);
    expect(document.activeElement).not.toBe(field);
  });

  it('lets Shift and Tab leave the field although a hint is visible', () => {
    render(<AutocompleteHint />);
    const field = type('Hi');
    expect(fireEvent.keyDown(field, { key: 'Tab', shiftKey: true })).toBe(true);
  });
});

describe.each(PRODUCTS)('Asynchronous of %s', (product) => {
  /** Returns the demo with another answer of its server. */
  function withAnswer(answer: string[]): React.ComponentType {
    const source = fs.readFileSync(
      `docs/${product}/react-autocomplete/demos/Asynchronous.tsx`,
      'utf8',
    );
    const changed = source.replace(
      /const stored = .*;/,
      `const stored = ${JSON.stringify(answer)};`,
    );
    const { code } = transformSync(changed, {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    });
    const demo = { exports: {} as { default: React.ComponentType } };
    const run = vm.runInThisContext(`(require, exports, setTimeout) => {${code}}`) as Runner;
    run(require, demo.exports, setTimeout);
    return demo.exports.default;
  }

  it.each([
    { answer: [], shown: 'No options' },
    { answer: ['PO-1 Lagos'], shown: 'PO-1 Lagos' },
  ])('ends the loading state with the answer $answer', ({ answer, shown }) => {
    jest.useFakeTimers();
    const Demo = withAnswer(answer);
    render(<Demo />);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    expect(screen.getByText('Loading the orders…')).toBeTruthy();
    act(() => jest.runAllTimers());
    expect(screen.queryByText('Loading the orders…')).toBeNull();
    expect(screen.getByText(shown)).toBeTruthy();
  });
});

describe('ComboBox', () => {
  it('drops text without a choice when the field loses focus, even the label of an option', () => {
    render(<ComboBox />);
    const field = type('Porto');
    act(() => field.blur());
    expect(field).toHaveProperty('value', '');
  });
});
