import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import items from '@generated/page-tree/default/toolpad-studio-navigation';
import { toolpadCore } from '@site/src/site/products/toolpadCore';
import { TreePage } from '@site/src/site-pages/tree-page/TreePage';

const STUDIO_DOCS = 'https://mui.com/toolpad/studio/getting-started/';

/** What Toolpad Studio is, and where its documentation is. This site has no other page about it. */
export default function ToolpadStudioPage() {
  return (
    <TreePage
      tree="toolpad-studio"
      items={items}
      title="Toolpad Studio"
      description={translate({
        id: 'studio.description',
        message:
          'What Toolpad Studio is, what state it is in, and where to find its documentation.',
        description: 'Description of the page about Toolpad Studio for search engines',
      })}
      lead={
        <Translate id="studio.lead" description="Lead of the page about Toolpad Studio">
          Toolpad Studio is a visual builder for internal apps, which you host yourself.
        </Translate>
      }
    >
      <h2>
        <Translate id="studio.what" description="Heading">
          What it is
        </Translate>
      </h2>
      <p>
        <Translate id="studio.what.text" description="Below the heading: What it is">
          You drag components onto pages, connect them to your data, and keep the result in your
          repository as files. The components are those of Material UI and MUI X.
        </Translate>
      </p>
      <h2>
        <Translate id="studio.state" description="Heading">
          State
        </Translate>
      </h2>
      <p>
        <Translate
          id="studio.state.text"
          description="Below the heading: State"
          values={{
            core: <Link to={toolpadCore.landing}>Toolpad Core</Link>,
          }}
        >
          {
            'Toolpad Studio is in beta. If you write an app in code, use {core} instead: a library of components for the layout and the pages of internal apps.'
          }
        </Translate>
      </p>
      <h2>
        <Translate id="studio.docs" description="Heading">
          Documentation
        </Translate>
      </h2>
      <p>
        <Translate
          id="studio.docs.text"
          description="Below the heading: Documentation"
          values={{
            link: (
              <Link to={STUDIO_DOCS}>
                <Translate id="studio.docs.link" description="In studio.docs.text">
                  documentation of Toolpad Studio
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'This site doesn’t describe Toolpad Studio. The navigation beside this page leads to the {link} on the site of MUI.'
          }
        </Translate>
      </p>
    </TreePage>
  );
}
