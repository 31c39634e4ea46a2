import type { ReactNode } from 'react';
import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';
import { editedIn, lastText, listingOf } from '../../shared/shownCode';
import type { DemoSource } from '../../shared/types';
import { LiveCode } from './LiveCode';
import type { LiveCodeProps } from './LiveCode';
import { placeOfPreview, previewIn, withPreview } from '../../shared/previewPlace';
import { problemFrom } from './frameMessages';

export interface LivePreviewProps extends Pick<
  LiveCodeProps,
  'name' | 'edit' | 'problem' | 'onEdit' | 'place'
> {
  source: DemoSource;
  variant: CodeVariant;
  /** Shown in place of a preview that can't be edited alone. */
  children: ReactNode;
}

/** The editable short preview of a demo's code. The reader's edits become part of the code. */
export function LivePreview(props: LivePreviewProps) {
  const { name, source, variant, edit, problem, onEdit, place: readerPlace, children } = props;
  const preview = source.preview?.code ?? '';
  const place = placeOfPreview(listingOf(source, variant).code, preview);
  const text = place && (edit ? previewIn(place, lastText(edit)) : preview);
  if (!place || text === undefined) {
    return children;
  }
  return (
    <LiveCode
      name={name}
      place={readerPlace}
      variant={variant}
      original={preview}
      edit={edit && editedIn(variant, text)}
      problem={problem && problemFrom(problem, place.before.split('\n').length)}
      onEdit={(typed) => onEdit(typed && editedIn(variant, withPreview(place, lastText(typed))))}
    />
  );
}
