import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { ApiFilter } from './ApiFilter';
import { indexDescription, indexTitle } from './labels';
import type { ApiIndexData } from './types';
import styles from './ApiIndex.module.css';

interface Props {
  data: ApiIndexData;
  permalink: string;
}

/** The body of an API reference's index page: every component, and a field over all they have. */
export function ApiIndex({ data, permalink }: Props) {
  return (
    <>
      <Heading as="h1">{indexTitle(data)}</Heading>
      <p className="description">{indexDescription(data)}</p>
      <ApiFilter searchUrl={data.searchUrl} permalink={permalink}>
        {(onKeyDown) => (
          <ul className={styles.components}>
            {data.components.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={`${permalink}/${slug}`} onKeyDown={onKeyDown}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ApiFilter>
    </>
  );
}
