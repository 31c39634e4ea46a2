import Heading from '@theme/Heading';
import { ApiSection } from '../component-page/ApiSection';
import { ApiCell, ApiRow, ApiTable } from '../component-page/ApiTable';
import { ChangesSection } from '../component-page/ChangesSection';
import { ImportSection } from '../component-page/ImportSection';
import { InheritanceText } from '../component-page/InheritanceSection';
import { apiTitle, columnLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { PropsRemarks } from '../component-page/PropsRemarks';
import type { ComponentApi } from '../../shared/component-page/types';
import { MembersTable } from './MembersTable';

interface Props {
  api: ComponentApi;
}

function Slots({ api: { slug, slots } }: Props) {
  const { slotName, className, defaultComponent, description } = columnLabels();
  return (
    <ApiTable
      section="slots"
      labelledBy={`${slug}-slots`}
      columns={[slotName, className, defaultComponent, description]}
      rowCount={slots.length}
    >
      {slots.map((slot) => (
        <ApiRow key={slot.name} section="slots" anchor={slot.anchor} name={slot.name}>
          <ApiCell column={className}>
            {slot.className === undefined ? undefined : <code>{`.${slot.className}`}</code>}
          </ApiCell>
          <ApiCell column={defaultComponent}>
            {slot.default === undefined ? undefined : <code>{slot.default}</code>}
          </ApiCell>
          <ApiCell column={description}>
            <PreparedHtml html={slot.descriptionHtml} />
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

function Classes({ api: { slug, classes } }: Props) {
  const { className, description } = columnLabels();
  return (
    <ApiTable
      section="classes"
      labelledBy={`${slug}-css`}
      columns={[className, description]}
      rowCount={classes.length}
    >
      {classes.map((item) => (
        <ApiRow
          key={item.name}
          section="classes"
          anchor={item.anchor}
          alias={item.alias}
          name={item.name}
          label={<code>{`.${item.className}`}</code>}
        >
          <ApiCell column={description}>
            <PreparedHtml html={item.descriptionHtml} />
          </ApiCell>
        </ApiRow>
      ))}
    </ApiTable>
  );
}

/** The sections of one component in the tab of components. */
export function ComponentSections({ api }: Props) {
  const { name, slug, packageName, props, inheritance, slots, classes, types, history } = api;
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(api)}
      </Heading>
      <ImportSection api={api} slug={slug} />
      <ApiSection id="props" slug={slug}>
        {props.length > 0 && (
          <MembersTable
            labelledBy={`${slug}-props`}
            members={props}
            rowKind="props"
            types={types}
          />
        )}
        <PropsRemarks api={api} />
      </ApiSection>
      {inheritance && (
        <ApiSection id="inheritance" slug={slug}>
          <InheritanceText name={name} {...inheritance} />
        </ApiSection>
      )}
      {slots.length > 0 && (
        <ApiSection id="slots" slug={slug}>
          <Slots api={api} />
        </ApiSection>
      )}
      {classes.length > 0 && (
        <ApiSection id="css" slug={slug}>
          <Classes api={api} />
        </ApiSection>
      )}
      {history && <ChangesSection packageName={packageName} history={history} slug={slug} />}
    </>
  );
}
