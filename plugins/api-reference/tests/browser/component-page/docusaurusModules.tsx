import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Mocks of the modules that Docusaurus provides in the bundle. */

function interpolate(text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode[] {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
}

interface Translation {
  children: string;
  values?: Readonly<Record<string, ReactNode>>;
}

export const translateModule = {
  __esModule: true,
  default: ({ children, values }: Translation) => <>{interpolate(children, values)}</>,
  translate: ({ message }: { message: string }, values: Readonly<Record<string, string>> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
};

export const linkModule = {
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
};

export const headingModule = {
  __esModule: true,
  default: ({
    as: Tag,
    id,
    children,
  }: {
    as: 'h1' | 'h2' | 'h3';
    id?: string;
    children: ReactNode;
  }) => <Tag id={id}>{children}</Tag>,
};

export const contextModule = {
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'zh' } }),
};
