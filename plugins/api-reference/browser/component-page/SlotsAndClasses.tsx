import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';
import { ApiCell, ApiRow, ApiTable } from './ApiTable';
import { ApiSection, Deprecation, PreparedHtml } from './blocks';
import { CodeText } from './TypeText';
import { columnLabels, noteLabels } from './labels';

interface Props {
  api: ComponentApi;
  /** The slug of the component, in a tab with several. */
  slug?: string;
}

const codeOf = (text: string | undefined) =>
  text === undefined ? undefined : (
    <code>
      <CodeText text={text} />
    </code>
  );

/** The slots of a component, one per row, if it has any. Leaves out columns that would be empty. */
export function SlotsSection({ api: { slots }, slug }: Props) {
  const { slotName, className, defaultComponent, description } = columnLabels();
  const hasDefaults = slots.some((slot) => slot.default !== undefined);
  const hasDescriptions = slots.some(({ descriptionHtml }) => descriptionHtml !== '');
  const columns = [
    slotName,
    className,
    ...(hasDefaults ? [defaultComponent] : []),
    ...(hasDescriptions ? [description] : []),
  ];
  const all = translate(
    { id: 'api.folded.slots', message: 'All {count} slots' },
    { count: slots.length },
  );
  return slots.length === 0 ? null : (
    <ApiSection id="slots" slug={slug}>
      <ApiTable
        section="slots"
        labelledBy={slug === undefined ? 'slots' : `${slug}-slots`}
        columns={columns}
        rowCount={slots.length}
        summary={slug === undefined ? all : undefined}
      >
        {slots.map((slot) => (
          <ApiRow key={slot.name} section="slots" anchor={slot.anchor} name={slot.name}>
            <ApiCell column={className}>{codeOf(slot.className && `.${slot.className}`)}</ApiCell>
            {hasDefaults && <ApiCell column={defaultComponent}>{codeOf(slot.default)}</ApiCell>}
            {hasDescriptions && (
              <ApiCell column={description}>
                <PreparedHtml html={slot.descriptionHtml} />
              </ApiCell>
            )}
          </ApiRow>
        ))}
      </ApiTable>
    </ApiSection>
  );
}

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

/** The CSS classes of a component, one per row, if it has any; on a page of its own also how to use them. */
export function ClassesSection({ api, slug }: Props) {
  const { classes } = api;
  const { className, ruleName, description } = columnLabels();
  const isPage = slug === undefined;
  const all = translate(
    { id: 'api.folded.classes', message: 'All {count} CSS classes' },
    { count: classes.length },
  );
  return classes.length === 0 ? null : (
    <ApiSection id="css" slug={slug}>
      <ApiTable
        section="classes"
        labelledBy={isPage ? 'css' : `${slug}-css`}
        columns={isPage ? [className, ruleName, description] : [className, description]}
        rowCount={classes.length}
        summary={isPage ? all : undefined}
      >
        {classes.map((item) => (
          <ApiRow
            key={item.name}
            section="classes"
            anchor={item.anchor}
            alias={item.alias}
            name={item.name}
            notes={noteLabels(item)}
            label={codeOf(`.${item.className}`)}
          >
            {isPage && (
              <ApiCell column={ruleName}>{item.isGlobal ? undefined : codeOf(item.name)}</ApiCell>
            )}
            <ApiCell column={description}>
              <PreparedHtml html={item.descriptionHtml} />
              {item.deprecated && <Deprecation {...item.deprecated} isCollapsed />}
            </ApiCell>
          </ApiRow>
        ))}
      </ApiTable>
      {isPage && <OverridingStyles api={api} />}
    </ApiSection>
  );
}
