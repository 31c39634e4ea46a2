import Box from '@mui/material/Box';
import { DemoErrorBoundary } from '@component-docs/demos/browser/DemoErrorBoundary';
import { PopupBodyContext, StageAttributesContext } from '@component-docs/demos/browser/demoPortal';
import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import { useUserLanguage } from '@component-docs/labels/browser/userLanguage';
import type { Scheme } from '../model/types';
import type { DemoChoice } from '../model/previewChoices';
import { useDemo } from './useDemo';

interface Props {
  demo: DemoChoice;
  scheme: Scheme;
  /** The frame's document. */
  target: Document;
}

/** A demo of the site. Its popups open in the frame, in the same color scheme. */
export function DemoPane({ demo, scheme, target }: Props) {
  const translate = useTranslate();
  const language = useUserLanguage();
  const Demo = useDemo(demo);
  return (
    <Box sx={{ p: 2 }}>
      {typeof Demo === 'string' ? (
        <p role="status">
          {translate(Demo === 'failed' ? 'themeBuilder.problem.notLoaded' : 'themeBuilder.loading')}
        </p>
      ) : (
        <DemoErrorBoundary subject={undefined} language={language}>
          <PopupBodyContext.Provider value={target.body}>
            <StageAttributesContext.Provider value={{ 'data-theme': scheme }}>
              <Demo window={() => target.defaultView ?? window} />
            </StageAttributesContext.Provider>
          </PopupBodyContext.Provider>
        </DemoErrorBoundary>
      )}
    </Box>
  );
}
