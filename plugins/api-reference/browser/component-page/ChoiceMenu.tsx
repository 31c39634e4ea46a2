import { translate } from '@docusaurus/Translate';
import type { ClickEvents } from '@component-docs/kit/shared/events';
import type { ChoiceMenuKind } from '../behavior/markup';
import type { SortOrder } from './sortProps';
import type { View, ListedSection } from './views';
import styles from '@component-docs/written-pages/browser/menu/Menu.module.css';

/** Returns the name of the view menu. */
function viewMenuLabel(): string {
  return translate({ id: 'api.view.menu', message: 'View' });
}

/** Returns the names of the section layouts in the reader's language. */
function viewLabels(): Record<View, string> {
  return {
    table: translate({ id: 'api.view.table', message: 'Table' }),
    expanded: translate({ id: 'api.view.expanded', message: 'Expanded list' }),
    collapsed: translate({ id: 'api.view.collapsed', message: 'Collapsed list' }),
  };
}

/** Returns the name of the sort menu. */
export function sortMenuLabel(): string {
  return translate({ id: 'api.sort.menu', message: 'Sort' });
}

/** Returns the names of the sort orders in the reader's language. */
export function sortLabels(): Record<SortOrder, string> {
  return {
    required: translate({ id: 'api.sort.required', message: 'Required first' }),
    name: translate({ id: 'api.sort.name', message: 'By name' }),
    deprecated: translate({ id: 'api.sort.deprecated', message: 'Deprecated last' }),
  };
}

interface ChoiceMenuProps<Value extends string> {
  kind: ChoiceMenuKind;
  /** Name of the choice: `View`. */
  name: string;
  /** The choices with their labels, in order. The first is the default. */
  labels: Readonly<Record<Value, string>>;
  /** The section whose layout is chosen, for a view menu. */
  listedSection?: ListedSection;
  /** The section, for analytics. */
  section: ClickEvents['layout'];
}

/** A button that shows a choice and opens a list of the others (plugins/api-reference/browser/behavior/choiceMenus.ts). */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { kind, name, labels, listedSection, section } = props;
  const choices = Object.keys(labels) as Value[];
  const isChosen = (choice: Value) => choice === choices[0];
  return (
    <details className={styles.menu} data-choices={kind} data-listed-section={listedSection}>
      <summary className={styles.button}>
        {/* One text, because accessible names leave out a separate space. */}
        {`${name}: `}
        <span data-chosen="">{choices.filter(isChosen).map((choice) => labels[choice])}</span>
      </summary>
      <div role="group" aria-label={name} className={styles.list}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            value={choice}
            aria-pressed={isChosen(choice)}
            className={styles.item}
            data-ga-event-category="layout"
            data-ga-event-action={section}
            data-ga-event-label={choice}
          >
            {labels[choice]}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Chooses the layout of a section, on every API page. */
export function ViewMenu({ section }: { section: ListedSection }) {
  return (
    <ChoiceMenu
      kind="view"
      name={viewMenuLabel()}
      labels={viewLabels()}
      listedSection={section}
      section={section}
    />
  );
}
