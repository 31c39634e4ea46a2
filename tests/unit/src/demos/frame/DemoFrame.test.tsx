/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { DemoFrame } from '../../../../../src/demos/frame/DemoFrame';

const windows: (Window | undefined)[] = [];

function WindowDemo({ window: getWindow }: { window?: () => Window }) {
  windows.push(getWindow?.());
  return <p>Content of the demo</p>;
}

const settings = {
  title: 'WindowDemo demo',
  height: 320,
  demo: WindowDemo,
  stylesheets: ['/theme.css'],
};

function frameOf(): HTMLIFrameElement {
  return screen.getByTitle<HTMLIFrameElement>('WindowDemo demo');
}

test('renders the demo in the body of a frame with its height', () => {
  render(<DemoFrame {...settings} isRtl={false} />);
  const frame = frameOf();
  expect(frame.style.blockSize).toBe('320px');
  expect(document.body.textContent).not.toContain('Content of the demo');
  expect(frame.contentDocument?.body.textContent).toBe('Content of the demo');
  expect(frame.contentDocument?.querySelector('link')?.getAttribute('href')).toBe('/theme.css');
});

test('passes the frame’s window to the demo', () => {
  render(<DemoFrame {...settings} isRtl={false} />);
  expect(windows.at(-1)).toBe(frameOf().contentWindow);
});

test('sets the direction on the frame’s document only', () => {
  const { rerender } = render(<DemoFrame {...settings} isRtl={false} />);
  rerender(<DemoFrame {...settings} isRtl />);
  expect(frameOf().contentDocument?.documentElement.dir).toBe('rtl');
  expect(document.documentElement.dir).toBe('');
});

test('follows the page’s mode and colors', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  render(<DemoFrame {...settings} isRtl={false} />);
  const root = frameOf().contentDocument?.documentElement;
  expect(root?.getAttribute('data-theme')).toBe('light');
  await act(async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    document.documentElement.style.setProperty('--primary', 'teal');
    await Promise.resolve();
  });
  expect(root?.getAttribute('data-theme')).toBe('dark');
  expect(root?.getAttribute('style')).toContain('--primary: teal');
});
