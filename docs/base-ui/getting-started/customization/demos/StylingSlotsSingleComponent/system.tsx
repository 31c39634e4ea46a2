import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Slider = styled(BaseSlider)`
  position: relative;
  display: inline-block;
  width: 100%;
  max-width: 16rem;
  height: 1.5rem;
  cursor: pointer;
  touch-action: none;

  .${sliderClasses.rail} {
    position: absolute;
    top: 50%;
    height: 0.25rem;
    translate: 0 -50%;
    border-radius: 0.25rem;
    width: 100%;
    background: #7b8794;
  }
  .${sliderClasses.track} {
    position: absolute;
    top: 50%;
    height: 0.25rem;
    translate: 0 -50%;
    border-radius: 0.25rem;
    background: light-dark(#1565c0, #6cb2f7);
  }
  .${sliderClasses.thumb} {
    position: absolute;
    top: 50%;
    width: 1.25rem;
    height: 1.25rem;
    translate: -50% -50%;
    border-radius: 50%;
    background: light-dark(#1565c0, #6cb2f7);
  }
  .${sliderClasses.focusVisible} {
    outline: 2px solid light-dark(#1565c0, #6cb2f7);
    outline-offset: 3px;
  }
`;

export default function StylingSlotsSingleComponent() {
  return <Slider name="stock" aria-label="Stock level" defaultValue={40} />;
}
