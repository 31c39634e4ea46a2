import { translate } from '@docusaurus/Translate';
import type { ClickEvents } from '@component-docs/kit/shared/events';
import styles from '@component-docs/written-pages/browser/menu/Menu.module.css';
import type { ChoiceMenuKind, ListedSection, View } from '../behavior/markup';
import type { SortOrder } from '../behavior/tables';

interface ChoiceMenuProps {
  kind: ChoiceMenuKind;
  /** Name of the choice: `View`. */
  name: string;
  /** The choices with their labels, in order. The first is the default. */
  labels: Readonly<Record<string, string>>;
  /** The section whose layout is chosen, for a view menu. */
  listedSection?: ListedSection;
  /** The section, for analytics. */
  section: ClickEvents['layout'];
}

/** A button that shows a choice and opens a list of the others (plugins/api-reference/browser/behavior/choiceMenus.ts). */
function ChoiceMenu({ kind, name, labels, listedSection, section }: ChoiceMenuProps) {
  const choices = Object.entries(labels);
  return (
    <details className={styles.menu} data-choices={kind} data-listed-section={listedSection}>
      <summary className={styles.button}>
        {/* One text, because accessible names leave out a separate space. */}
        {`${name}: `}
        <span data-chosen="">{choices[0]?.[1]}</span>
      </summary>
      <div role="group" aria-label={name} className={styles.list}>
        {choices.map(([choice, label], index) => (
          <button
            key={choice}
            type="button"
            value={choice}
            aria-pressed={index === 0}
            className={styles.item}
            data-ga-event-category="layout"
            data-ga-event-action={section}
            data-ga-event-label={choice}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Chooses the layout of a section, on every API page. */
export function ViewMenu({ section }: { section: ListedSection }) {
  const labels: Record<View, string> = {
    table: translate({ id: 'api.view.table', message: 'Table' }),
    expanded: translate({ id: 'api.view.expanded', message: 'Expanded list' }),
    collapsed: translate({ id: 'api.view.collapsed', message: 'Collapsed list' }),
  };
  const name = translate({ id: 'api.view.menu', message: 'View' });
  return <ChoiceMenu kind="view" {...{ name, labels, section }} listedSection={section} />;
}

/** Sorts the props of a component. */
export function SortMenu() {
  const labels: Record<SortOrder, string> = {
    required: translate({ id: 'api.sort.required', message: 'Required first' }),
    name: translate({ id: 'api.sort.name', message: 'By name' }),
    deprecated: translate({ id: 'api.sort.deprecated', message: 'Deprecated last' }),
  };
  const name = translate({ id: 'api.sort.menu', message: 'Sort' });
  return <ChoiceMenu kind="sort" name={name} labels={labels} section="props-sort" />;
}
