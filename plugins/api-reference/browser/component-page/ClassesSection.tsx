import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { ApiSection } from './ApiSection';
import { CodeText } from './TypeText';
import { Deprecation } from './Deprecation';
import { PreparedHtml } from './PreparedHtml';
import { classesLabel } from './Folded';
import { columnLabels, noteLabels } from './labels';

/** The ways to override a component's styles with its classes and rules. */
function OverridingStyles({ api: { guides, themeComponent } }: { api: ComponentApi }) {
  const link = (
    <Link to={guides.customization}>
      <Translate id="api.css.guide.link">customization guide</Translate>
    </Link>
  );
  return (
    <>
      <p>
        <Translate id="api.css.guide" values={{ link }}>
          {'Override these styles in one of the ways that the {link} compares:'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="api.css.byClass">
            by class name, in a style sheet or in the sx prop;
          </Translate>
        </li>
        {themeComponent && (
          <li>
            <Translate id="api.css.byRule" values={{ name: <code>{themeComponent.name}</code> }}>
              {'by rule name, in the theme’s styleOverrides for {name};'}
            </Translate>
          </li>
        )}
        <li>
          <Translate id="api.css.byProp">
            by your own class, given to the classes prop under the rule name.
          </Translate>
        </li>
      </ul>
    </>
  );
}

/** The CSS classes of a component, one per row, and how to use them. */
export function ClassesSection({ api }: { api: ComponentApi }) {
  const { className, ruleName, description } = columnLabels();
  return (
    <ApiSection id="css">
      <ApiTable
        section="classes"
        labelledBy="css"
        columns={[className, ruleName, description]}
        rowCount={api.classes.length}
        summary={classesLabel(api.classes.length)}
      >
        {api.classes.map((item) => (
          <ApiRow
            key={item.name}
            section="classes"
            anchor={item.anchor}
            alias={item.alias}
            name={item.name}
            notes={noteLabels(item)}
            label={
              <code>
                <CodeText text={`.${item.className}`} />
              </code>
            }
          >
            <ApiCell column={ruleName}>
              {item.isGlobal ? undefined : (
                <code>
                  <CodeText text={item.name} />
                </code>
              )}
            </ApiCell>
            <ApiCell column={description}>
              <PreparedHtml html={item.descriptionHtml} />
              {item.deprecated && <Deprecation {...item.deprecated} isCollapsed />}
            </ApiCell>
          </ApiRow>
        ))}
      </ApiTable>
      <OverridingStyles api={api} />
    </ApiSection>
  );
}
