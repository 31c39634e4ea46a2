/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import Alert from '@mui/material/Alert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Rating from '@mui/material/Rating';
import { demoTheme, localizedDemoTheme } from '../../../../../src/mui/browser/demoTheme';
import { DemoRoot } from '@component-docs/demos/browser/DemoRoot';
import { loadDemoLocale } from '../../../../../src/mui/browser/loadDemoLocale';
import { loadDemoTheme } from '@component-docs/demo-themes/browser/loadDemoTheme';

function Texts() {
  return (
    <>
      <Breadcrumbs maxItems={2}>
        <i>Orders</i>
        <i>March</i>
        <i>1042</i>
      </Breadcrumbs>
      <Rating name="rating" />
      <Alert onClose={() => {}}>Saved</Alert>
    </>
  );
}

async function labelsIn(language: string): Promise<(string | null)[]> {
  const theme = await loadDemoTheme('material-ui/react-alert/Texts', language);
  const { container } = render(<DemoRoot demo={Texts} theme={theme} language={language} />);
  return [
    container.querySelector('nav button')?.getAttribute('aria-label') ?? null,
    container.querySelector('.MuiRating-visuallyHidden')?.textContent ?? null,
    container.querySelector('.MuiAlert-action button')?.getAttribute('aria-label') ?? null,
  ];
}

test('demos in Chinese have the library’s Chinese texts', async () => {
  expect(await labelsIn('zh')).toEqual(['展开', '1 颗星', '关闭']);
});

test('demos in English and in languages without a locale pack have the default texts', async () => {
  const english = ['Show path', '1 Star', 'Close'];
  expect(await labelsIn('en')).toEqual(english);
  expect(await labelsIn('pt')).toEqual(english);
});

test('a locale pack only changes default props, so one stylesheet works for every language', async () => {
  const theme = localizedDemoTheme(await loadDemoLocale('material-ui/react-table/Rows', 'zh'));
  expect(Object.keys(theme.components ?? {})).toContain('MuiBreadcrumbs');
  expect({ ...theme, components: demoTheme.components }).toEqual({ ...demoTheme });
});

test('demos of the Data Grid have its locale pack and that of the components in it', async () => {
  const names = async (demoId: string) =>
    Object.keys(localizedDemoTheme(await loadDemoLocale(demoId, 'zh')).components ?? {});
  expect(await names('x/react-data-grid/OrderGrid')).toEqual(
    expect.arrayContaining(['MuiAutocomplete', 'MuiDataGrid']),
  );
  expect(await names('material-ui/react-button/BasicButtons')).not.toContain('MuiDataGrid');
  expect(await loadDemoLocale('x/react-data-grid/OrderGrid', 'en')).toEqual([]);
});

describe('a demo that throws', () => {
  let broken = true;
  function Breaking() {
    if (broken) {
      throw new Error('Boom');
    }
    return <p>Works again</p>;
  }

  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows its error immediately, then the details in the reader’s language', async () => {
    render(<DemoRoot demo={Breaking} language="zh" />);
    expect(screen.getByRole('alert').textContent).toBe('Boom');
    expect(await screen.findByText('这个示例在运行时出错了！')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Boom');
  });

  it('starts again when it is reset', async () => {
    render(<DemoRoot demo={Breaking} language="en" />);
    const reset = await screen.findByRole('button', { name: 'Reset demo' });
    broken = false;
    fireEvent.click(reset);
    expect(screen.getByText('Works again')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
