/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createMatchMedia } from './createMatchMedia';

function MenuButton() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('md'));
  return <Button>{wide ? 'All categories' : 'Menu'}</Button>;
}

test.each([
  { width: 390, label: 'Menu' },
  { width: 1280, label: 'All categories' },
])('is called "$label" at $width px', ({ width, label }) => {
  window.matchMedia = createMatchMedia(width);
  render(<MenuButton />);
  expect(screen.getByRole('button')).toHaveTextContent(label);
});
