import { Fragment, type ReactNode } from 'react';

/** Docusaurus' module for labels, which it provides in its bundle: every label is in English. */

type Values<Value> = Readonly<Record<string, Value>>;

interface Translation {
  children: string;
  values?: Values<ReactNode>;
}

export default function Translate({ children, values = {} }: Translation) {
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
}

export const translate = ({ message }: { message: string }, values: Values<string | number> = {}) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
