import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The label. */
  children?: ReactNode;
  /** The meaning of the action: its color. */
  tone?: 'primary' | 'neutral' | 'danger';
  /** How much the button stands out. */
  variant?: 'solid' | 'outline' | 'plain';
  size?: 'small' | 'medium' | 'large';
  /** An icon or a mark before the label. */
  icon?: ReactNode;
  /** Whether the button takes the whole width of its container. */
  fullWidth?: boolean;
}

/** Starts an action. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    tone = 'primary',
    variant = 'solid',
    size = 'medium',
    icon,
    fullWidth = false,
    type = 'button',
    className = '',
    ...rest
  },
  ref,
) {
  const classes = [styles.button, styles[tone], styles[variant], styles[size], className];
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={[...classes, fullWidth && styles.fullWidth].filter(Boolean).join(' ')}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
});
