/** @jest-environment jsdom */
import fs from 'node:fs';
import vm from 'node:vm';
import * as React from 'react';
import Fade from '@mui/material/Fade';
import { createTheme } from '@mui/material/styles';
import { render } from '@testing-library/react';

const page = fs.readFileSync(
  'docs/material-ui/migration/troubleshooting/troubleshooting.mdx',
  'utf8',
);

test('a transition of a child without a ref reports scrollTop', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Notice = () => <div>Saved</div>;
  const message = "Cannot read properties of null (reading 'scrollTop')";
  expect(() =>
    render(
      <Fade in appear>
        <Notice />
      </Fade>,
    ),
  ).toThrow(message);
  expect(page).toContain(`\`${message}\``);
  log.mockRestore();
});

test('a file of ES modules is a syntax error for Jest', () => {
  const code = fs.readFileSync(require.resolve('@mui/material/colors/red'), 'utf8');
  expect(() => new vm.Script(code)).toThrow("Unexpected token 'export'");
});

test('calculations with spacing result in the values that the pages name', () => {
  const { spacing } = createTheme();
  expect(`${spacing(1)}8`).toBe('8px8');
  expect(-(spacing(1) as unknown as number)).toBeNaN();
  expect(spacing(-1)).toBe('-8px');
});

test('a spread theme keeps its functions', () => {
  const theme = { ...createTheme() };
  expect(theme.typography.pxToRem(16)).toBe('1rem');
  expect(JSON.parse(JSON.stringify(createTheme()))).not.toHaveProperty('typography.pxToRem');
});
