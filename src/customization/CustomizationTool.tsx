import { useContext } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import themeStylesheets from '@generated/demos/default/themeStylesheets';
import { DemoFailure } from '@component-docs/demos/browser/DemoFailure';
import { PageStylesContext } from '@component-docs/demo-themes/browser/PageStylesContext';
import { ThemeStylesheet } from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { Island } from '@component-docs/static-pages/browser/islands';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import { serverTool } from './serverTool';
import { TOOLS } from './tools';
import type { ToolName } from './tools';
import styles from './CustomizationTool.module.css';

/** A tool of a page on customization, as an island. */
export default function CustomizationTool({ name }: { name: ToolName }) {
  const language = useUserLanguage();
  const translate = useTranslate();
  const { theme } = TOOLS[name];
  const server = serverTool(name, { language, styles: useContext(PageStylesContext) });
  const { collectAnchor } = useBrokenLinks();
  server?.anchors.forEach((anchor) => collectAnchor(anchor));

  return (
    <div data-styles="customization">
      <ThemeStylesheet href={theme ? themeStylesheets[theme] : undefined} />
      <Island
        id={`${name}-tool`}
        module="customization-tool"
        props={{ name, language }}
        className={styles.tool}
      >
        {server?.element}
      </Island>
      {name.endsWith('theme-builder') && (
        <noscript>{translate('customization.needsScript')}</noscript>
      )}
      <div className={styles.failure}>
        <DemoFailure />
      </div>
    </div>
  );
}
