import fs from 'node:fs';
import * as React from 'react';
import * as material from '@mui/material';
import { renderToString } from 'react-dom/server';
import { readPages } from '../readPages';

const PAGES = readPages('guides/content-security-policy');

/** Props that show, hide, or change parts; each component is rendered with each set of them. */
const PROPS: object[] = [
  {},
  { open: true },
  { open: true, disablePortal: true },
  { open: false, disablePortal: true, keepMounted: true },
  { in: true },
  { in: false },
  { multiline: true },
  { variant: 'determinate', value: 50 },
  { variant: 'progress', steps: 3, position: 'static' },
  { variant: 'permanent' },
  { variant: 'scrollable', value: false },
  { precision: 0.5, value: 2.5 },
  { max: 2 },
  { image: '/picture.png' },
  { width: 40 },
  { orientation: 'vertical' },
  { ariaLabel: 'Add', icon: <i /> },
  { control: <i />, label: 'Choice' },
  { options: ['a'], value: 'a', renderInput: () => <i /> },
  { count: 10, page: 0, rowsPerPage: 5, onPageChange: () => {} },
];

const CHILDREN = [
  undefined,
  <i key="only" />,
  ['a', 'b', 'c'].map((key) => <i key={key} />),
  [<material.AccordionSummary key="summary">Title</material.AccordionSummary>, <i key="text" />],
];

/** What some components are rendered in, because they print nothing elsewhere. */
const AROUND: Record<string, (content: React.ReactNode) => React.ReactNode> = {
  StepContent: (content) => (
    <material.Stepper orientation="vertical">
      <material.Step active>{content}</material.Step>
    </material.Stepper>
  ),
};

function htmlOf(name: string, component: React.ElementType, props: object, child: React.ReactNode) {
  try {
    const element = React.createElement(component, props, child);
    return renderToString(AROUND[name]?.(element) ?? element);
  } catch {
    // Not every component accepts every set.
    return '';
  }
}

/** Names with a page of their own in the package: parts of components have none. */
const COMPONENTS = Object.entries(material)
  .filter(([name]) => /^[A-Z]/.test(name) && fs.existsSync(`node_modules/@mui/material/${name}`))
  .map(([name, value]) => [name, value as React.ElementType] as const);

function printsStyle([name, component]: readonly [string, React.ElementType]): boolean {
  return PROPS.some((props) =>
    CHILDREN.some((child) => htmlOf(name, component, props, child).includes(' style="')),
  );
}

const namesIn = (text: string) =>
  new Set((text.match(/\b[A-Z]\w+/g) ?? []).filter((name) => name in material));

test('the table of style attributes names every component that prints one', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const printing = COMPONENTS.filter(printsStyle).map(([name]) => name);
  expect(printing.length).toBeGreaterThan(30);
  for (const page of PAGES) {
    const [, section = ''] = page.split(/^## .*(?:#style-attributes|Style attributes).*$/m);
    const rows = section.split('\n## ')[0]?.match(/^\|[^|]*\|/gm) ?? [];
    expect([...namesIn(rows.join('\n'))].sort()).toEqual([...printing].sort());
    const [none = ''] = /^Button[,、].*$/m.exec(section) ?? [];
    const [listed = ''] = none.split(/ print | 等组件/);
    const plain = COMPONENTS.filter(([name]) => namesIn(listed).has(name));
    for (const [name, component] of plain) {
      expect(htmlOf(name, component, {}, undefined)).not.toContain(' style="');
    }
    expect(plain.length).toBeGreaterThan(5);
  }
});
