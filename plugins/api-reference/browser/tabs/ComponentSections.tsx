import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { ApiCell, ApiRow, ApiTable } from '../component-page/ApiTable';
import { changesIntro, ChangesPart } from '../component-page/ChangesSection';
import { apiTitle, columnLabels, sectionLabels } from '../component-page/labels';
import { PreparedHtml } from '../component-page/PreparedHtml';
import { PropsRemarks } from '../component-page/PropsRemarks';
import type { ComponentApi } from '../../shared/component-page/types';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
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
  const { name, slug, importSample, descriptionHtml, props, inheritance, slots, classes } = api;
  const { types, history } = api;
  const labels = sectionLabels();
  return (
    <>
      <Heading as="h2" id={slug}>
        {apiTitle(api)}
      </Heading>
      <Heading as="h3" id={`${slug}-import`}>
        {labels.import}
      </Heading>
      <CodeBlock html={importSample.html} language="js" />
      {descriptionHtml !== undefined && <PreparedHtml html={descriptionHtml} />}
      <Heading as="h3" id={`${slug}-props`}>
        {labels.props}
      </Heading>
      {props.length > 0 && (
        <MembersTable labelledBy={`${slug}-props`} members={props} rowKind="props" types={types} />
      )}
      <PropsRemarks api={api} />
      {inheritance && (
        <>
          <Heading as="h3" id={`${slug}-inheritance`}>
            {labels.inheritance}
          </Heading>
          <p>
            <Translate
              id="api.inheritance.text"
              description="component is a link to another component’s API page"
              values={{
                name,
                component: <Link to={inheritance.href}>{inheritance.component}</Link>,
              }}
            >
              {'{name} also takes all props of {component}, on which it is built.'}
            </Translate>
          </p>
        </>
      )}
      {slots.length > 0 && (
        <>
          <Heading as="h3" id={`${slug}-slots`}>
            {labels.slots}
          </Heading>
          <Slots api={api} />
        </>
      )}
      {classes.length > 0 && (
        <>
          <Heading as="h3" id={`${slug}-css`}>
            {labels.css}
          </Heading>
          <Classes api={api} />
        </>
      )}
      {history && <ChangesPart api={api} history={history} intro={changesIntro(history)} />}
    </>
  );
}
