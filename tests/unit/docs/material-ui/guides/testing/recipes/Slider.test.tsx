/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Slider from '@mui/material/Slider';

test('sets a value', () => {
  const onChange = jest.fn<void, [number | number[]]>();
  render(<Slider aria-label="Volume" defaultValue={30} onChange={(_, value) => onChange(value)} />);
  const slider = screen.getByRole('slider', { name: 'Volume' });

  fireEvent.change(slider, { target: { value: 55 } });
  expect(slider).toHaveValue('55');
  expect(onChange).toHaveBeenCalledWith(55);
});

test('changes by a large step with the keyboard', async () => {
  const user = userEvent.setup();
  render(<Slider aria-label="Volume" defaultValue={30} />);

  await user.tab();
  await user.keyboard('{PageUp}');
  expect(screen.getByRole('slider')).toHaveValue('40');
});
