import { useEffect, useSyncExternalStore } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { ColorMode } from '../../shared/colorModes';
import { colorModeStore } from './colorModeStore';

/** Docusaurus' type lacks the `persist` option. */
type SetColorMode = (choice: ColorMode | null, options?: { persist: boolean }) => void;

const getMode = () => colorModeStore.get().mode;

/** Keeps Docusaurus' `useColorMode` and the reader's mode in sync, in both directions. */
export function ThemeSync() {
  const mode = useSyncExternalStore(colorModeStore.subscribe, getMode, () => null);
  const { colorModeChoice, setColorMode } = useColorMode();
  const setDocusaurusMode: SetColorMode = setColorMode;
  const choice = mode === 'system' ? null : mode;
  useEffect(() => {
    if (colorModeChoice !== choice) {
      setDocusaurusMode(choice, { persist: false });
    }
  }, [choice, colorModeChoice, setDocusaurusMode]);
  return null;
}
