import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);
const topics = ['Gardening', 'Ceramics', 'Chess'];
const raised = { startDecorator: { sx: { zIndex: 2 } } };

export default function ExampleChoiceChipCheckbox() {
  const [chosen, setChosen] = React.useState(['Ceramics']);

  function toggle(topic: string, checked: boolean) {
    setChosen(checked ? [...chosen, topic] : chosen.filter((other) => other !== topic));
  }

  return (
    <Stack role="group" aria-label="Interests" direction="row" spacing={1} useFlexGap>
      {topics.map((topic) => (
        <Chip key={topic} startDecorator={chosen.includes(topic) && check} slotProps={raised}>
          <Checkbox
            disableIcon
            overlay
            variant="soft"
            label={topic}
            checked={chosen.includes(topic)}
            onChange={(event) => toggle(topic, event.target.checked)}
          />
        </Chip>
      ))}
    </Stack>
  );
}
