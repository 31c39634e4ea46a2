import { useContext } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { DemoFailure } from '../demos/DemoFailure';
import { PageStylesContext } from '../demos/PageStylesContext';
import { ThemeStylesheet } from '../demos/themes/ThemeStylesheet';
import { useThemeStylesheet } from '../demos/themes/useThemeStylesheet';
import { Island } from '../runtime/islands';
import { useUserLanguage } from '../reader/language/userLanguage';
import styles from './CustomizationTool.module.css';
import { serverTool } from './serverTool';
import { TOOLS } from './tools';
import type { ToolName } from './tools';

/** The tools are made of Material UI's components, in the theme of its demos. */
const TOOLS_THEME = 'material-ui/';

/** A tool of a page on customization, as an island. */
export default function CustomizationTool({ name }: { name: ToolName }) {
  const language = useUserLanguage();
  const stylesheet = useThemeStylesheet(TOOLS_THEME);
  const server = serverTool(name, { language, styles: useContext(PageStylesContext) });
  const { collectAnchor } = useBrokenLinks();
  server?.anchors.forEach((anchor) => collectAnchor(anchor));

  return (
    <div data-styles="customization">
      {TOOLS[name].usesTheme && <ThemeStylesheet href={stylesheet} />}
      <Island
        id={`${name}-tool`}
        module="customization-tool"
        props={{ name, language }}
        className={styles.tool}
      >
        {server?.element}
      </Island>
      <div className={styles.failure}>
        <DemoFailure />
      </div>
    </div>
  );
}
