import { setOf } from "../set-of.ts";

/** English words that say nothing about the subject of a page. */
export const stopWords =
  setOf(`a about above after again against all almost along already also although always am among an and
  another any anyone anything are aren't around as ask at away back be became because become been
  before behind being below best better between both but by came can can't cannot come could couldn't
  did didn't do does doesn't doing don't done down during each either else enough even ever every
  everyone everything few find first for from further gave get gets give given go goes going gone good
  got had hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him
  himself his how how's however i i'd i'll i'm i've if in instead into is isn't it it'd it'll it's its
  itself just keep kept know known last least less let let's like likely look made make makes many may
  maybe me might mine more most much must mustn't my myself need needs neither never new next no nobody
  none nor not nothing now of off often on once one only onto or other others our ours ourselves out
  over own per perhaps put quite rather really said same say says see seem seen shall she she'd she'll
  she's should shouldn't since so some someone something soon still such take taken takes tell than that
  that's the their theirs them themselves then there there's these they they'd they'll they're they've
  thing things this those though through thus to together too toward towards two under until up upon us
  use used uses using very via want wants was wasn't way we we'd we'll we're we've well went were
  weren't what what's when when's where where's whether which while who who's whole whom whose why
  why's will with within without won't would wouldn't yes yet you you'd you'll you're you've your
  yours yourself yourselves`);
