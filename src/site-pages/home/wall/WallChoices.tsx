import { Fragment } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './WallChoices.module.css';

/** The choices, each with the value that the style sheet knows, and its label. The first is the default. */
function choices() {
  return {
    color: {
      blue: translate({ id: 'home.wall.blue', message: 'Blue', description: 'Color of a theme' }),
      teal: translate({ id: 'home.wall.teal', message: 'Teal', description: 'Color of a theme' }),
      pink: translate({ id: 'home.wall.pink', message: 'Pink', description: 'Color of a theme' }),
      purple: translate({
        id: 'home.wall.purple',
        message: 'Purple',
        description: 'Color of a theme',
      }),
    },
    corners: {
      rounded: translate({
        id: 'home.wall.rounded',
        message: 'Rounded',
        description: 'Corners of a theme',
      }),
      square: translate({
        id: 'home.wall.square',
        message: 'Square',
        description: 'Corners of a theme',
      }),
      round: translate({
        id: 'home.wall.round',
        message: 'Round',
        description: 'Corners of a theme',
      }),
    },
  };
}

interface GroupProps {
  name: string;
  options: Readonly<Record<string, string>>;
}

/** Radio buttons of one group, each followed by its label. */
function Choices({ name, options }: GroupProps) {
  return Object.entries(options).map(([value, label], index) => (
    <Fragment key={value}>
      <input
        type="radio"
        name={`wall-${name}`}
        id={`wall-${value}`}
        value={value}
        defaultChecked={index === 0}
        className={styles.choice}
      />
      <label htmlFor={`wall-${value}`} className={styles[name]} data-value={value}>
        {label}
      </label>
    </Fragment>
  ));
}

/**
 * Radio buttons for the color and the corners of what follows them in the same element. Style sheets
 * select by them, so they can't be wrapped in groups.
 */
export function WallChoices() {
  const { color, corners } = choices();
  return (
    <>
      <Choices name="color" options={color} />
      <span className={styles.gap} />
      <Choices name="corners" options={corners} />
    </>
  );
}
