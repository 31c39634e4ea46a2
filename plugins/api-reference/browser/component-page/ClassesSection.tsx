import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { ApiSection } from './ApiSection';
import { CodeText } from './CodeText';
import { Deprecation } from './Deprecation';
import { OverridingStyles } from './OverridingStyles';
import { PreparedHtml } from './PreparedHtml';
import { classesLabel } from './foldedLabels';
import { columnLabels, noteLabels } from './labels';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: ComponentApi;
}

/** The CSS classes of a component, one per row, and how to use them. */
export function ClassesSection({ api }: Props) {
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
