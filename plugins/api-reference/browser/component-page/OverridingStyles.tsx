import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ComponentApi } from '../../shared/component-page/types';

interface Props {
  api: ComponentApi;
}

/** The ways to override a component's styles with its classes and rules. */
export function OverridingStyles({ api: { guides, themeComponent } }: Props) {
  const link = (
    <Link to={guides.customization}>
      <Translate id="api.css.guide.link" description="Link text in api.css.guide">
        customization guide
      </Translate>
    </Link>
  );
  return (
    <>
      <p>
        <Translate
          id="api.css.guide"
          description="Before a list of ways; link is api.css.guide.link"
          values={{ link }}
        >
          {'Override these styles in one of the ways that the {link} compares:'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="api.css.byClass" description="A way to override styles">
            by class name, in a style sheet or in the sx prop;
          </Translate>
        </li>
        {themeComponent && (
          <li>
            <Translate
              id="api.css.byRule"
              description="A way to override styles; name is a key such as MuiButton"
              values={{ name: <code>{themeComponent.name}</code> }}
            >
              {'by rule name, in the theme’s styleOverrides for {name};'}
            </Translate>
          </li>
        )}
        <li>
          <Translate id="api.css.byProp" description="A way to override styles">
            by your own class, given to the classes prop under the rule name.
          </Translate>
        </li>
      </ul>
    </>
  );
}
