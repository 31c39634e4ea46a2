import styles from './WallChoices.module.css';

/** The wall's theme in both modes. What stands in capitals depends on the choices. */
const CODE = `import { COLOR } from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: {
    light: { palette: { primary: { main: COLOR[700] } } },
    dark: { palette: { primary: { main: COLOR[200] } } },
  },
  shape: { borderRadius: RADIUS },
});`;

/** What each choice puts into the code, by its value. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  COLOR: { blue: 'blue', teal: 'teal', pink: 'pink', purple: 'purple' },
  RADIUS: { rounded: '4', square: '0', round: '16' },
};

function Part({ text }: { text: string }) {
  const choices = CHOICES[text];
  return choices
    ? Object.entries(choices).map(([value, code]) => (
        <span key={value} data-for={value}>
          {code}
        </span>
      ))
    : text;
}

/**
 * The theme that the wall shows, as code. The style sheet shows the chosen one of the alternatives. There
 * is no copy button: it would copy the others, too, while browsers leave them out of a selection.
 */
export function WallTheme() {
  return (
    <pre className={styles.code} dir="ltr" tabIndex={0}>
      <code>
        {CODE.split(/(COLOR|RADIUS)/).map((text, index) => (
          <Part key={index} text={text} />
        ))}
      </code>
    </pre>
  );
}
