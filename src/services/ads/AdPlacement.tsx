import { useEffect } from 'react';
import { useOnDemand } from '../../shell/side-navigation/useOnDemand';
import { whenInteractive } from '../third-parties/whenInteractive';
import { AD_BOX_ATTRIBUTE } from './adBoxAttribute';
import './AdPlacement.module.css';

const loadSlot = () => import('./lazy/AdSlot').then((module) => module.AdSlot);

/**
 * The one ad of a page, at the end of its description (behaviours §20). Stands right before the
 * content, which CSS needs to reserve the ad's box before there is any script; the ad itself loads
 * once the page is interactive.
 */
export function AdPlacement() {
  const [Slot, load] = useOnDemand(loadSlot);
  useEffect(() => {
    if (AD_BOX_ATTRIBUTE in document.documentElement.dataset) {
      void whenInteractive().then(load);
    }
    // Once a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <span data-ad-placement hidden />
      {Slot && <Slot />}
    </>
  );
}
