import { CardGrid } from "@kolam/ui/card-grid";
import { Testimonial } from "@kolam/ui/testimonial";

export function Quotes() {
  return (
    <CardGrid columns={2} label="آراء العملاء">
      <Testimonial
        quote="طرحوا في الأسبوع الأول أسئلة أفضل من غيرهم في سنة."
        name="ليلى حداد"
        role="مديرة المتحف"
        rating={5}
        formatRating="{n} من {total}"
      />
      <Testimonial quote="كل شيء كان جاهزًا في موعده." name="سامي نجار" company="محطة العبّارات" />
    </CardGrid>
  );
}
