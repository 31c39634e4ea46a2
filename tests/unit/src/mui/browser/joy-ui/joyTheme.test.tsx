/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import Button from '@mui/joy/Button';
import { useTheme } from '@mui/joy/styles';
import Select, { selectClasses } from '@mui/joy/Select';
import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import { createDemoLook } from '@component-docs/demos/browser/demoLook';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { loadRtlCache } from '@component-docs/demo-themes/browser/rtlCacheStore';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';

function Selector() {
  const theme = useTheme();
  return (
    <>
      <Button>{theme.getColorSchemeSelector('dark')}</Button>
      <i>{theme.vars.palette.primary[500]}</i>
    </>
  );
}

test('demos of Joy UI run in its theme, with color schemes that depend on the site’s attribute', async () => {
  const theme = await loadDemoTheme('joy-ui/react-button/Selector', 'zh');
  const { container } = render(<DemoRoot demo={Selector} theme={theme} language="zh" />);
  expect(container.querySelector('button')?.textContent).toBe('[data-theme="dark"] &');
  expect(container.querySelector('i')?.textContent).toBe('var(--joy-palette-primary-500, #0B6BCB)');
});

test('Joy UI does not change the document or storage', async () => {
  const theme = await loadDemoTheme('joy-ui/react-button/Selector', 'en');
  render(<DemoRoot demo={Selector} theme={theme} language="en" />);
  expect(document.documentElement.getAttributeNames()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('denser demos of Joy UI have smaller components, unless the demo sets their size', async () => {
  const theme = await loadDemoTheme('joy-ui/react-button/Sizes', 'en');
  const look = createDemoLook();
  const Sizes = () => (
    <>
      <Button>Save</Button>
      <Button size="lg">Send</Button>
      <Select placeholder="None" />
    </>
  );
  const { container } = render(<DemoRoot demo={Sizes} theme={theme} language="en" look={look} />);
  const sizes = () =>
    [...container.querySelectorAll('.MuiButton-root, .MuiSelect-root')].map(
      ({ className }) => /-size(Sm|Md|Lg)/.exec(className)?.[1],
    );
  expect(sizes()).toEqual(['Md', 'Lg', 'Md']);
  act(() => look.set({ ...look.get(), density: true }));
  expect(sizes()).toEqual(['Sm', 'Lg', 'Sm']);
  const select = container.querySelector(`.${selectClasses.root}`) as Element;
  expect(getComputedStyle(select).getPropertyValue('--Select-placeholderOpacity')).toBe('0.8');
});

test('sliders and tabs of Joy UI follow the direction of the demo', async () => {
  const theme = await loadDemoTheme('joy-ui/react-slider/Direction', 'en');
  await loadRtlCache();
  const look = createDemoLook();
  const Direction = () => (
    <>
      <Slider defaultValue={30} aria-label="Volume" />
      <Tabs defaultValue={0}>
        <TabList>
          <Tab>Files</Tab>
          <Tab>Notes</Tab>
        </TabList>
      </Tabs>
    </>
  );
  render(<DemoRoot demo={Direction} theme={theme} language="en" look={look} />);
  const thumb = () => screen.getByRole('slider').parentElement as Element;
  const files = () => screen.getByRole('tab', { name: 'Files' });
  expect(thumb().getAttribute('style')).toBe('left: 30%;');
  act(() => look.set({ ...look.get(), direction: true, density: true }));
  expect(thumb().getAttribute('style')).toBe('right: 30%;');
  expect(thumb().closest('.MuiSlider-sizeSm')).not.toBeNull();
  act(() => files().focus());
  fireEvent.keyDown(files(), { key: 'ArrowLeft' });
  expect(document.activeElement?.textContent).toBe('Notes');
});

test('demos of a product without a theme run without one', async () => {
  expect(await loadDemoTheme('system/react-box/BoxBasic', 'en')).toBeUndefined();
});
