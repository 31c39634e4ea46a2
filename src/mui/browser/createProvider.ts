import type {
  ExportedDemo,
  ProjectProvider,
} from '@component-docs/demos/shared/export/exportProject';

/** Creates the provider of a library's theme in readers' projects. */
export type CreateProvider = (theme: ExportedDemo['theme']) => ProjectProvider;

/** The providers of a library, without and with a theme of the reader. */
export interface Providers {
  readonly standard: CreateProvider;
  readonly reader: CreateProvider;
}
