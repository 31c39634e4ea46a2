import { useId } from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Label = styled('span')`
  font-weight: 600;
`;

const Slider = styled(BaseSlider)`
  display: block;
  position: relative;
  box-sizing: border-box;
  width: 1.5rem;
  height: 10rem;
  margin-block: 1rem;
  cursor: pointer;
  touch-action: none;
  & .${sliderClasses.rail} {
    position: absolute;
    inset-block: 0;
    left: 0.625rem;
    width: 0.25rem;
    border-radius: 2px;
    background: #7b8794;
  }
  & .${sliderClasses.track} {
    position: absolute;
    left: 0.5625rem;
    width: 0.375rem;
    border-radius: 3px;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb} {
    position: absolute;
    left: 0.125rem;
    width: 1.25rem;
    height: 1.25rem;
    margin-bottom: -0.625rem;
    border-radius: 50%;
    background: light-dark(#1565c0, #64b5f6);
  }
  & .${sliderClasses.thumb}.${sliderClasses.focusVisible} {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function VerticalSlider() {
  const id = useId();
  return (
    <div>
      <Label id={id}>Brightness</Label>
      <Slider name="brightness" orientation="vertical" aria-labelledby={id} defaultValue={30} />
    </div>
  );
}
