/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

describe('shouldForwardProp', () => {
  interface Pinned {
    pinned?: boolean;
  }

  it('is needed for props of a styled component', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Note = styled(Paper)<Pinned>({});
    render(<Note pinned>Note</Note>);
    expect(String(error.mock.calls[0])).toContain('non-boolean attribute');
    error.mockRestore();
  });

  it('replaces the filter of an HTML element, so sx becomes an attribute', () => {
    const shouldForwardProp = (prop: PropertyKey) => prop !== 'pinned';
    const Note = styled('div', { shouldForwardProp })<Pinned>({});
    render(
      <Note pinned sx={{ padding: 2 }}>
        Note
      </Note>,
    );
    expect(screen.getByText('Note')).toHaveAttribute('sx', '[object Object]');
    expect(screen.getByText('Note')).not.toHaveAttribute('pinned');
  });

  it('is not needed for an HTML element that has no such attribute', () => {
    const Note = styled('div')<Pinned>({});
    render(
      <Note pinned sx={{ padding: 2 }}>
        Note
      </Note>,
    );
    expect(screen.getByText('Note').getAttributeNames()).toEqual(['class']);
  });
});
