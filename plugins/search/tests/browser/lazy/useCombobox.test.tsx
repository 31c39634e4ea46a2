/** @jest-environment jsdom */
import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useCombobox } from '../../../browser/lazy/useCombobox';

let followed: string[] = [];

function List({ names, isOutdated }: { names: readonly string[]; isOutdated: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const idOf = (option: number) => `option-${option}`;
  const { active, handleKeyDown } = useCombobox({
    list,
    count: names.length,
    idOf,
    key: 'query',
    isOutdated,
  });
  return (
    <div role="listbox" ref={list} tabIndex={0} onKeyDown={(event) => handleKeyDown(event)}>
      {names.map((name, index) => (
        <button
          key={name}
          id={idOf(index)}
          role="option"
          aria-selected={index === active}
          onClick={() => followed.push(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const press = (key: string) => fireEvent.keyDown(screen.getByRole('listbox'), { key });

beforeEach(() => {
  followed = [];
  Element.prototype.scrollIntoView = jest.fn();
});

test('Enter waits for the results that are on their way, and follows the first', () => {
  const { rerender } = render(<List names={['old', 'other']} isOutdated />);
  press('Enter');
  expect(followed).toEqual([]);
  rerender(<List names={['new', 'old']} isOutdated={false} />);
  expect(followed).toEqual(['new']);
});

test('Enter follows the option that the reader has moved to, also while others are on their way', () => {
  render(<List names={['first', 'second']} isOutdated />);
  press('ArrowDown');
  press('Enter');
  expect(followed).toEqual(['second']);
});
