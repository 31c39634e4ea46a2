import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const talks = [
  { time: '09:00', title: 'Arrival' },
  { time: '09:30', title: 'Talks' },
  { time: '12:30', title: 'Lunch' },
];

export default function OppositeContentTimeline() {
  return (
    <Timeline position="alternate" aria-label="Program of the day">
      {talks.map(({ time, title }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < talks.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
