/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { describeProperty } from '../../../../src/style-properties/node/remarkStyleProperties';
import { StylePropertyIsland } from '../../../../src/style-properties/StylePropertyIsland';

function renderProperty(attributes: Readonly<Record<string, string>>) {
  const { model } = describeProperty(new Map(Object.entries(attributes)));
  if (!model) {
    throw new Error('The attributes are wrong.');
  }
  return render(<StylePropertyIsland {...model} />);
}

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked);

describe('StylePropertyIsland', () => {
  it('shows the first value with its code and its CSS', () => {
    renderProperty({ name: 'order', values: '1 | -1', sample: 'item' });
    expect(chosen()).toHaveProperty('labels.0.textContent', '1');
    expect(screen.getByText('sx={{ order: 1 }}')).toBeDefined();
    expect(screen.getByText('order: 1;')).toBeDefined();
  });

  it('applies the value that a reader chooses to the second item', () => {
    renderProperty({ name: 'order', values: '1 | -1', sample: 'item' });
    fireEvent.click(screen.getByRole('radio', { name: '-1' }));
    expect(screen.getByText('order: -1;')).toBeDefined();
    const items = ['1', '2', '3'].map((text) => screen.getByText(text, { selector: 'div' }));
    expect(items.map(({ style }) => style.order)).toEqual(['', '-1', '']);
  });

  it('applies the value to the container of the items', () => {
    renderProperty({
      name: 'justifyContent',
      values: 'center | flex-end',
      sample: 'items',
      with: 'display: flex',
      items: '4',
    });
    const container = screen.getByText('4', { selector: 'div' }).parentElement;
    expect(container?.style).toMatchObject({ display: 'flex', justifyContent: 'center' });
  });

  it('names the property, and says where its values come from', () => {
    renderProperty({ name: 'px', values: '1 | 2' });
    expect(screen.getByRole('group', { name: 'Values of px' })).toBeDefined();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['px', 'paddingX', 'padding-left', 'padding-right', 'theme.spacing']);
  });
});
