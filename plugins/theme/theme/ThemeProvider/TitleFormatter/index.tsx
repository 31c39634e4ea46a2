// Replaces: titles name the product instead of the site. The original is a template for this change.
import type { ComponentProps, ReactNode } from 'react';
import { TitleFormatterProvider } from '@component-docs/static-pages/browser/docusaurus/internals';
import { documentTitle } from '@component-docs/page-tree/browser/documentTitle';

type Formatter = ComponentProps<typeof TitleFormatterProvider>['formatter'];

const formatTitle: Formatter = ({ title, siteTitle, plugin }) =>
  documentTitle(title, siteTitle, plugin.id);

export default function TitleFormatter({ children }: { children: ReactNode }) {
  return <TitleFormatterProvider formatter={formatTitle}>{children}</TitleFormatterProvider>;
}
