import type { ComponentsOverrides, ComponentsVariants } from '@mui/material/styles';
import type { StatCardProps } from './StatCard';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AppStatCard: 'root' | 'value' | 'unit';
  }
  interface ComponentsPropsList {
    AppStatCard: Partial<StatCardProps>;
  }
  interface Components<Theme = unknown> {
    AppStatCard?: {
      defaultProps?: ComponentsPropsList['AppStatCard'];
      styleOverrides?: ComponentsOverrides<Theme>['AppStatCard'];
      variants?: ComponentsVariants<Theme>['AppStatCard'];
    };
  }
}
