import clsx from 'clsx';
import type { IconStyle } from '../../shared/types';
import { useDrawing } from './useDrawing';
import styles from './Drawing.module.css';

interface Props {
  family: string;
  style: IconStyle;
  className?: string | undefined;
}

/** An icon as a decoration. It has its size from the start, and appears when its drawing has loaded. */
export function Drawing({ family, style, className }: Props) {
  const drawing = useDrawing(family, style) ?? '';
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Markup that the build has rendered from the package.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
