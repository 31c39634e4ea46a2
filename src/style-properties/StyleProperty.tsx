import {
  ThemeStylesheet,
  themeStylesheetOf,
} from '@component-docs/demo-themes/browser/ThemeStylesheet';
import { Island } from '@component-docs/static-pages/browser/islands';
import { StylePropertyIsland } from './StylePropertyIsland';
import type { StylePropertyModel } from './shared/types';
import styles from './StyleProperty.module.css';

interface Props {
  /** Added at build by name (src/style-properties/node), as JSON. */
  model: string;
}

/** The `<StyleProperty>` element of pages: values of a property of the `sx` prop to try, as an island. */
export default function StyleProperty({ model: json }: Props) {
  const model = JSON.parse(json) as StylePropertyModel;
  const stylesheet = themeStylesheetOf('material-ui/');
  return (
    <div data-styles="style-properties" className={styles.property}>
      <ThemeStylesheet href={stylesheet} />
      <Island id={`property-${model.name}`} module="style-property" props={{ ...model }}>
        <StylePropertyIsland {...model} />
      </Island>
    </div>
  );
}
