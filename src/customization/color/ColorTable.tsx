import hues from '@generated/customization/default/hues.json';
import { shadedHues, readableText } from './colors';
import styles from './ColorTable.module.css';

/** Shows every hue of the installed library with its shades. */
export default function ColorTable() {
  return (
    <div className={styles.hues}>
      {shadedHues(hues).map((hue) => (
        <table key={hue} className={styles.hue}>
          <caption>{hue}</caption>
          <tbody>
            {Object.entries(hues[hue] ?? {}).map(([shade, hex]) => (
              <tr key={shade} style={{ background: hex, color: readableText(hex) }}>
                <th scope="row">{shade}</th>
                <td>
                  <bdi>{hex}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
