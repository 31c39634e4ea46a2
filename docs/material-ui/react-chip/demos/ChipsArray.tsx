import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const initialSkills = ['Welding', 'First aid', 'Forklift', 'Night shifts'];

export default function ChipsArray() {
  const [skills, setSkills] = React.useState(initialSkills);
  const listRef = React.useRef<HTMLUListElement>(null);

  function remove(skill: string) {
    setSkills(skills.filter((item) => item !== skill));
    listRef.current?.focus();
  }

  return (
    <Stack
      ref={listRef}
      component="ul"
      tabIndex={-1}
      aria-label="Required skills"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0, minHeight: 32 }}
    >
      {skills.map((skill) => (
        <li key={skill}>
          <Chip label={skill} onDelete={() => remove(skill)} />
        </li>
      ))}
    </Stack>
  );
}
