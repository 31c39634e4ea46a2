/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import { act, render, screen, waitFor } from '@testing-library/react';
import { DemoFrame, followLinks } from '../../browser/DemoFrame';

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

/** Renders the frame and waits for its document. */
async function renderFrame() {
  const { rerender } = render(<DemoFrame {...settings} isRtl={false} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('WindowDemo demo');
  const inFrame = () => frame.contentDocument as Document;
  await waitFor(() => expect(inFrame().body.textContent).toBe('Content of the demo'));
  return { rerender, frame, inFrame };
}

test('renders the demo in the body of a frame with its height', async () => {
  const { frame, inFrame } = await renderFrame();
  expect(frame.style.blockSize).toBe('320px');
  expect(document.body.textContent).not.toContain('Content of the demo');
  expect(inFrame().querySelector('link')?.getAttribute('href')).toBe('/theme.css');
});

test('passes the frame’s window to the demo', async () => {
  const { frame } = await renderFrame();
  expect(windows.at(-1)).toBe(frame.contentWindow);
});

test('leaves the page its server-rendered styles', async () => {
  document.head.innerHTML = '<style data-emotion="css 1abc">.css-1abc{color:teal}</style>';
  render(<DemoFrame {...settings} demo={() => <Button>Save</Button>} isRtl={false} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('WindowDemo demo');
  await waitFor(() => expect(frame.contentDocument?.body.textContent).toBe('Save'));
  expect(frame.contentDocument?.head.querySelectorAll('style').length).toBeGreaterThan(0);
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});

test('sets the direction on the frame’s document only', async () => {
  const { rerender, inFrame } = await renderFrame();
  rerender(<DemoFrame {...settings} isRtl />);
  expect(inFrame().documentElement.dir).toBe('rtl');
  expect(document.documentElement.dir).toBe('');
});

test('has the language of the page', async () => {
  document.documentElement.lang = 'zh-CN';
  const { inFrame } = await renderFrame();
  expect(inFrame().documentElement.lang).toBe('zh-CN');
});

test('follows the page’s mode and colors', async () => {
  document.documentElement.setAttribute('data-theme', 'light');
  const { inFrame } = await renderFrame();
  expect(inFrame().documentElement.getAttribute('data-theme')).toBe('light');
  expect(inFrame().documentElement.style.colorScheme).toBe('light');
  await act(async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    document.documentElement.style.setProperty('--primary', 'teal');
    await Promise.resolve();
  });
  expect(inFrame().documentElement.getAttribute('data-theme')).toBe('dark');
  expect(inFrame().documentElement.getAttribute('style')).toContain('--primary: teal');
});

const scrolled = jest.fn<void, [string]>();
let stop: () => void;

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  document.body.innerHTML = `
    <a id="fragment" href="#orders"><span>Orders</span></a>
    <a id="missing" href="#stores">Stores</a>
    <button id="button">Button</button>
    <p id="orders"></p>`;
  stop = followLinks(document);
});

afterEach(() => stop());

/** Returns whether the browser would follow the link. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return document.querySelector(selector)?.dispatchEvent(event) ?? false;
}

test('shows the part of the frame that a link names, and nothing if there is none', () => {
  expect(click('#fragment span')).toBe(false);
  expect(click('#missing')).toBe(false);
  expect(scrolled.mock.calls).toEqual([['orders']]);
});

test('leaves other clicks to the browser', () => {
  expect(click('#button')).toBe(true);
  expect(click('#fragment', { ctrlKey: true })).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

test("leaves a link to a demo's router that follows it", () => {
  const link = document.getElementById('fragment');
  link?.addEventListener('click', (event) => event.preventDefault());
  expect(click('#fragment')).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});
